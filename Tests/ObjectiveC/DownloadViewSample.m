// ACPDownload's samples as an app has them in Objective-C, with only the import changed.
#import "HeadwayMigration-Swift.h"

@interface Pictures : NSObject <ACPStaticImagesProtocol>
@end

@implementation Pictures
@synthesize bounds;
@synthesize strokeColor;
- (void)drawStatusNone {
}
- (void)drawStatusIndeterminate {
}
- (void)drawStatusRunning {
}
- (void)drawStatusComplete {
}
- (void)updateColor:(UIColor *)color {
  self.strokeColor = color;
}
- (void)updateFrame:(CGRect)frame {
  self.bounds = frame;
}
@end

@interface Motion : NSObject <ACPLayerProtocol>
@end

@implementation Motion
@synthesize layer;
@synthesize colorLayer;
@synthesize animate = _animating;
- (void)updateFrame:(CGRect)frame {
}
- (void)updateColor:(UIColor *)color {
}
- (void)setHidden:(BOOL)hidden {
}
- (void)removeLayer {
}
- (void)startAnimating {
  _animating = YES;
}
- (void)stopAnimating {
  _animating = NO;
}
@end

@interface DownloadController : UIViewController
@property(nonatomic, strong) ACPDownloadView *downloadView;
@end

@implementation DownloadController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.downloadView = [[ACPDownloadView alloc] initWithFrame:CGRectMake(0, 0, 120, 120)];
  self.downloadView.tintColor = UIColor.redColor;
  [self.view addSubview:self.downloadView];

  ACPStaticImagesAlternative *myOwnImages = [ACPStaticImagesAlternative new];
  [self.downloadView setImages:myOwnImages];
  [self.downloadView setImages:[Pictures new]];

  ACPIndeterminateGoogleLayer *layer = [ACPIndeterminateGoogleLayer new];
  [layer updateColor:[UIColor blueColor]];
  [self.downloadView setIndeterminateLayer:layer];
  [self.downloadView setIndeterminateLayer:[Motion new]];
  [self.downloadView setProgressLayer:[ACPProgressLayer new]];
  if (layer.isAnimating || layer.animate) return;

  [self.downloadView setActionForTap:^(ACPDownloadView *downloadView, ACPDownloadStatus status) {
    switch (status) {
      case ACPDownloadStatusNone:
        [downloadView setIndicatorStatus:ACPDownloadStatusIndeterminate];
        break;
      case ACPDownloadStatusIndeterminate:
        [downloadView setIndicatorStatus:ACPDownloadStatusRunning];
        break;
      case ACPDownloadStatusRunning:
        [downloadView setIndicatorStatus:ACPDownloadStatusCompleted];
        break;
      case ACPDownloadStatusCompleted:
        [downloadView setIndicatorStatus:ACPDownloadStatusNone];
        break;
    }
  }];
  [self.downloadView setIndicatorStatus:ACPDownloadStatusNone];
  [self.downloadView setProgress:0.4f animated:YES];
  if (self.downloadView.currentStatus == ACPDownloadStatusCompleted) return;
}

@end
