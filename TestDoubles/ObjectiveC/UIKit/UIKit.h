// The little of UIKit that Objective-C samples need to be parsed; for type-checking only.
#pragma once
#import <Foundation/Foundation.h>
#pragma clang assume_nonnull begin
typedef NSInteger UIProgressViewStyle;
@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *blueColor;
@property(class, nonatomic, readonly) UIColor *redColor;
@end
@interface UIImage : NSObject
@end
@interface UITraitCollection : NSObject
@end
@interface CALayer : NSObject
@end
@interface CAShapeLayer : CALayer
@end
@interface UIResponder : NSObject
@end
@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
@property(nonatomic) CGRect frame;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, strong, null_resettable) UIColor *tintColor;
- (void)addSubview:(UIView *)view;
@end
@interface UIControl : UIView
@end
@interface UIViewController : UIResponder
@property(nonatomic, strong) UIView *view;
- (void)viewDidLoad;
@end
#pragma clang assume_nonnull end
