SWIFT_CLASS("ACPDownloadConstants")
@interface ACPDownloadConstants : NSObject
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
typedef SWIFT_ENUM(NSUInteger, ACPDownloadStatus, closed) {
  ACPDownloadStatusNone = 0,
  ACPDownloadStatusRunning = 1,
  ACPDownloadStatusIndeterminate = 2,
  ACPDownloadStatusCompleted = 3,
SWIFT_CLASS("ACPDownloadView")
@interface ACPDownloadView : DownloadView
@end
@protocol ACPLayerProtocol;
@protocol ACPStaticImagesProtocol;
@interface ACPDownloadView (SWIFT_EXTENSION(HeadwayMigration))
@property (nonatomic, readonly) enum ACPDownloadStatus currentStatus;
- (void)setIndicatorStatus:(enum ACPDownloadStatus)newStatus;
- (void)setActionForTap:(void (^ _Nullable)(ACPDownloadView * _Nullable, enum ACPDownloadStatus))blockAction;
- (void)setIndeterminateLayer:(id <ACPLayerProtocol> _Nullable)layer;
- (void)setProgressLayer:(id <ACPLayerProtocol> _Nullable)layer;
- (void)setImages:(id <ACPStaticImagesProtocol> _Nullable)images;
@end
@class CAShapeLayer;
@class UIColor;
@protocol ACPLayerProtocol <NSObject>
@property (nonatomic, readonly, strong) CAShapeLayer * _Nonnull layer;
@property (nonatomic, readonly, strong) UIColor * _Nullable colorLayer;
@property (nonatomic, readonly, getter=isAnimating) BOOL animate;
- (void)updateFrame:(CGRect)frame;
- (void)updateColor:(UIColor * _Nullable)color;
- (void)setHidden:(BOOL)hidden;
- (void)removeLayer;
@optional
- (void)startAnimating;
- (void)stopAnimating;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end
SWIFT_CLASS("ACPMotionLayer")
@interface ACPMotionLayer : NSObject <ACPLayerProtocol>
@property (nonatomic, readonly, strong) CAShapeLayer * _Nonnull layer;
@property (nonatomic, readonly, strong) UIColor * _Nullable colorLayer;
@property (nonatomic, readonly, getter=isAnimating) BOOL animate;
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
- (void)updateFrame:(CGRect)frame;
- (void)updateColor:(UIColor * _Nullable)color;
- (void)setHidden:(BOOL)hidden;
- (void)removeLayer;
- (void)startAnimating;
- (void)stopAnimating;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end
SWIFT_CLASS("ACPIndeterminateGoogleLayer")
@interface ACPIndeterminateGoogleLayer : ACPMotionLayer
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
SWIFT_CLASS("ACPIndeterminateLayer")
@interface ACPIndeterminateLayer : ACPMotionLayer
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
SWIFT_CLASS("ACPProgressLayer")
@interface ACPProgressLayer : ACPMotionLayer
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
@protocol ACPStaticImagesProtocol <NSObject>
@property (nonatomic) CGRect bounds;
@property (nonatomic, strong) UIColor * _Nullable strokeColor;
- (void)drawStatusNone;
- (void)drawStatusIndeterminate;
- (void)drawStatusRunning;
- (void)drawStatusComplete;
- (void)updateColor:(UIColor * _Nullable)color;
- (void)updateFrame:(CGRect)frame;
@end
SWIFT_CLASS("ACPStaticImages")
@interface ACPStaticImages : NSObject <ACPStaticImagesProtocol>
@property (nonatomic) CGRect bounds;
@property (nonatomic, strong) UIColor * _Nullable strokeColor;
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
- (void)drawStatusNone;
- (void)drawStatusIndeterminate;
- (void)drawStatusRunning;
- (void)drawStatusComplete;
- (void)updateColor:(UIColor * _Nullable)color;
- (void)updateFrame:(CGRect)frame;
@end
SWIFT_CLASS("ACPStaticImagesAlternative")
@interface ACPStaticImagesAlternative : ACPStaticImages
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
SWIFT_CLASS("MDCActivityIndicator")
@interface MDCActivityIndicator : CircularProgressView
@property (nonatomic) float progress;
@end
@protocol MDCActivityIndicatorDelegate;
@class UITraitCollection;
@interface MDCActivityIndicator (SWIFT_EXTENSION(HeadwayMigration))
@property (nonatomic, strong) id <MDCActivityIndicatorDelegate> _Nullable delegate;
@property (nonatomic) enum MDCActivityIndicatorMode indicatorMode;
- (void)setIndicatorMode:(enum MDCActivityIndicatorMode)mode animated:(BOOL)animated;
- (void)setAnimating:(BOOL)animating;
@property (nonatomic, copy) void (^ _Nullable traitCollectionDidChangeBlock)(MDCActivityIndicator * _Nonnull, UITraitCollection * _Nullable);
@end
SWIFT_CLASS("MDCActivityIndicatorColorThemer")
@interface MDCActivityIndicatorColorThemer : NSObject
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
@protocol MDCActivityIndicatorDelegate <NSObject>
@optional
- (void)activityIndicatorAnimationDidFinish:(MDCActivityIndicator * _Nonnull)activityIndicator;
- (void)activityIndicatorModeTransitionDidFinish:(MDCActivityIndicator * _Nonnull)activityIndicator;
@end
typedef SWIFT_ENUM(NSInteger, MDCActivityIndicatorMode, closed) {
  MDCActivityIndicatorModeIndeterminate = 0,
  MDCActivityIndicatorModeDeterminate = 1,
SWIFT_CLASS("MDCProgressView")
@interface MDCProgressView : LinearProgressView
@end
@interface MDCProgressView (SWIFT_EXTENSION(HeadwayMigration))
@property (nonatomic) enum MDCProgressViewMode mode;
@property (nonatomic) enum MDCProgressViewBackwardAnimationMode backwardProgressAnimationMode;
- (void)setAnimating:(BOOL)animating;
@property (nonatomic, copy) void (^ _Nullable traitCollectionDidChangeBlock)(MDCProgressView * _Nonnull, UITraitCollection * _Nullable);
@property (nonatomic) BOOL enableDeterminateStopMark;
- (void)applyThemeWithPrimaryColor:(UIColor * _Nonnull)primaryColor;
@end
SWIFT_CLASS("MDCProgressViewColorThemer")
@interface MDCProgressViewColorThemer : NSObject
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end
typedef SWIFT_ENUM_NAMED(NSInteger, MDCProgressViewBackwardAnimationMode, "ObjCBackwardAnimationMode", closed) {
  MDCProgressViewBackwardAnimationModeReset = 0,
  MDCProgressViewBackwardAnimationModeAnimate = 1,
typedef SWIFT_ENUM_NAMED(NSInteger, MDCProgressViewMode, "ObjCProgressViewMode", closed) {
  MDCProgressViewModeDeterminate = 0,
  MDCProgressViewModeIndeterminate = 1,
