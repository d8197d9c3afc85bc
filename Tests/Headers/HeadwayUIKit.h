@class NSProgress;
@class UIColor;
SWIFT_CLASS("_TtC12HeadwayUIKit20CircularProgressView")
@interface CircularProgressView : UIView
@property (nonatomic) IBInspectable float progress;
@property (nonatomic, strong) IBInspectable NSProgress * _Nullable observedProgress;
@property (nonatomic) IBInspectable CGFloat radius;
@property (nonatomic) IBInspectable CGFloat strokeWidth;
@property (nonatomic) IBInspectable BOOL trackEnabled;
@property (nonatomic, strong) IBInspectable UIColor * _Nullable progressTintColor;
@property (nonatomic, strong) IBInspectable UIColor * _Nullable trackTintColor;
@property (nonatomic, copy) IBInspectable NSArray * _Nonnull cycleColors;
@property (nonatomic) IBInspectable BOOL hidesWhenStopped;
@end
@interface CircularProgressView (SWIFT_EXTENSION(HeadwayUIKit))
@property (nonatomic) IBInspectable BOOL isDeterminate;
@end
@class UITraitCollection;
@interface CircularProgressView (SWIFT_EXTENSION(HeadwayUIKit))
- (void)setProgress:(float)progress animated:(BOOL)animated;
- (void)setProgress:(float)progress animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic) enum HeadwayProgressMode progressMode;
- (void)setProgressMode:(enum HeadwayProgressMode)mode animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, copy) void (^ _Nullable traitChangeHandler)(CircularProgressView * _Nonnull, UITraitCollection * _Nullable);
@end
SWIFT_CLASS("_TtC12HeadwayUIKit12DownloadView")
@interface DownloadView : UIControl
@property (nonatomic) IBInspectable float progress;
@property (nonatomic) IBInspectable BOOL playsHapticOnCompletion;
@end
@interface DownloadView (SWIFT_EXTENSION(HeadwayUIKit))
@property (nonatomic) enum HeadwayDownloadState downloadState;
- (void)setDownloadState:(enum HeadwayDownloadState)state animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
- (void)setTapHandler:(void (^ _Nullable)(DownloadView * _Nonnull, enum HeadwayDownloadState))handler;
- (void)setProgress:(float)progress animated:(BOOL)animated;
- (void)setProgress:(float)progress animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
- (void)setHidden:(BOOL)hidden animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, copy) void (^ _Nullable traitChangeHandler)(DownloadView * _Nonnull, UITraitCollection * _Nullable);
@end
typedef SWIFT_ENUM(NSInteger, HeadwayBackwardMode, closed) {
  HeadwayBackwardModeReset = 0,
  HeadwayBackwardModeAnimate = 1,
typedef SWIFT_ENUM(NSInteger, HeadwayDownloadState, closed) {
  HeadwayDownloadStateInitial = 0,
  HeadwayDownloadStateIndeterminate = 1,
  HeadwayDownloadStateRunning = 2,
  HeadwayDownloadStateCompleted = 3,
  HeadwayDownloadStatePaused = 4,
  HeadwayDownloadStateFailed = 5,
typedef SWIFT_ENUM(NSInteger, HeadwayProgressMode, closed) {
  HeadwayProgressModeDeterminate = 0,
  HeadwayProgressModeIndeterminate = 1,
@class UIImage;
SWIFT_CLASS("_TtC12HeadwayUIKit18LinearProgressView")
@interface LinearProgressView : UIView
@property (nonatomic) IBInspectable float progress;
@property (nonatomic) IBInspectable float buffer;
@property (nonatomic, strong) IBInspectable NSProgress * _Nullable observedProgress;
@property (nonatomic, strong) IBInspectable UIColor * _Nullable progressTintColor;
@property (nonatomic, copy) IBInspectable NSArray * _Nullable progressTintColors;
@property (nonatomic, strong) IBInspectable UIColor * _Nullable trackTintColor;
@property (nonatomic, strong) IBInspectable UIImage * _Nullable progressImage;
@property (nonatomic, strong) IBInspectable UIImage * _Nullable trackImage;
@property (nonatomic) IBInspectable enum UIProgressViewStyle progressViewStyle;
@property (nonatomic) IBInspectable CGFloat cornerRadius;
@end
@interface LinearProgressView (SWIFT_EXTENSION(HeadwayUIKit))
@property (nonatomic) IBInspectable BOOL isIndeterminate;
@end
@interface LinearProgressView (SWIFT_EXTENSION(HeadwayUIKit))
- (void)setProgress:(float)progress animated:(BOOL)animated;
- (void)setProgress:(float)progress animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic) enum HeadwayProgressMode progressMode;
- (void)setProgressMode:(enum HeadwayProgressMode)mode animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic) enum HeadwayBackwardMode backwardMode;
- (void)setBuffer:(float)buffer animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
- (void)setHidden:(BOOL)hidden animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, copy) void (^ _Nullable traitChangeHandler)(LinearProgressView * _Nonnull, UITraitCollection * _Nullable);
- (nonnull instancetype)initWithProgressViewStyle:(enum UIProgressViewStyle)style;
@end
