// Material's sample as an app has it in Objective-C, with only the import changed.
#import "HeadwayMigration-Swift.h"

@interface ProgressViewController : UIViewController
@property(nonatomic, strong) MDCProgressView *progressView;
@property(nonatomic, strong) MDCActivityIndicator *activityIndicator;
@end

@interface ProgressViewController () <MDCActivityIndicatorDelegate>
@end

@implementation ProgressViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  CGRect bounds = self.view.bounds;
  self.progressView =
      [[MDCProgressView alloc] initWithFrame:CGRectMake(0, CGRectGetHeight(bounds) - 2, CGRectGetWidth(bounds), 2)];
  self.progressView.progress = 0;
  self.progressView.progressTintColor = UIColor.blueColor;
  self.progressView.trackTintColor = nil;
  self.progressView.progressTintColors = @[ UIColor.blueColor, UIColor.redColor ];
  self.progressView.cornerRadius = 1;
  self.progressView.mode = MDCProgressViewModeIndeterminate;
  self.progressView.backwardProgressAnimationMode = MDCProgressViewBackwardAnimationModeAnimate;
  self.progressView.traitCollectionDidChangeBlock = ^(MDCProgressView *view, UITraitCollection *previous) {
    view.progressTintColor = UIColor.redColor;
  };
  self.progressView.enableDeterminateStopMark = YES;
  self.progressView.animating = YES;
  [self.view addSubview:self.progressView];

  self.activityIndicator = [[MDCActivityIndicator alloc] init];
  self.activityIndicator.delegate = self;
  self.activityIndicator.radius = 24;
  self.activityIndicator.strokeWidth = 3;
  self.activityIndicator.trackEnabled = YES;
  self.activityIndicator.cycleColors = @[ UIColor.redColor ];
  self.activityIndicator.indicatorMode = MDCActivityIndicatorModeDeterminate;
  [self.activityIndicator setIndicatorMode:MDCActivityIndicatorModeIndeterminate animated:YES];
  self.activityIndicator.traitCollectionDidChangeBlock = ^(MDCActivityIndicator *view, UITraitCollection *previous) {
    view.radius = 12;
  };
  [self.activityIndicator setProgress:0.5f animated:YES];
  [self.activityIndicator startAnimating];
  self.activityIndicator.animating = NO;
}

- (void)startAndShowProgressView {
  self.progressView.progress = 0;
  [self.progressView setHidden:NO animated:YES completion:nil];
  if (!self.progressView.isAnimating) [self.progressView startAnimating];
}

- (void)completeAndHideProgressView {
  __weak __typeof__(self) weakSelf = self;
  [self.progressView setProgress:1
                        animated:YES
                      completion:^(BOOL finished) {
                        [weakSelf.progressView setHidden:YES animated:YES completion:nil];
                      }];
}

- (void)activityIndicatorAnimationDidFinish:(MDCActivityIndicator *)activityIndicator {
  [activityIndicator stopAnimating];
}

@end
