// Progress that comes from a background queue, as Migration.md tells an app to hand it over.
#import "HeadwayMigration-Swift.h"

@interface ImportController : UIViewController
@property(nonatomic, strong) MDCProgressView *progressView;
@property(nonatomic, strong) MDCActivityIndicator *activityIndicator;
@property(nonatomic, strong) ACPDownloadView *downloadView;
@end

@implementation ImportController

// Each value goes to the main queue.
- (void)importPages:(NSInteger)count {
  __weak __typeof__(self) weakSelf = self;
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    for (NSInteger page = 1; page <= count; page++) {
      [weakSelf importPage:page];
      float progress = (float)page / (float)count;
      dispatch_async(dispatch_get_main_queue(), ^{
        [weakSelf.progressView setProgress:progress animated:YES completion:nil];
        weakSelf.activityIndicator.progress = progress;
        [weakSelf.downloadView setProgress:progress animated:YES];
      });
    }
  });
}

// The views follow a progress, which any thread may change.
- (void)importFollowedPages:(NSInteger)count {
  NSProgress *progress = [NSProgress progressWithTotalUnitCount:count];
  self.progressView.observedProgress = progress;
  self.activityIndicator.observedProgress = progress;
  __weak __typeof__(self) weakSelf = self;
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    for (NSInteger page = 1; page <= count; page++) {
      [weakSelf importPage:page];
      progress.completedUnitCount = page;
    }
  });
}

- (void)importPage:(NSInteger)page {
}

@end
