// The little of Foundation that Objective-C samples need to be parsed; for type-checking only.
#pragma once
#pragma clang assume_nonnull begin
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return (CGRect){{x, y}, {width, height}};
}
static inline CGFloat CGRectGetWidth(CGRect rect) { return rect.size.width; }
static inline CGFloat CGRectGetHeight(CGRect rect) { return rect.size.height; }

@protocol NSObject
@end
@protocol NSCoding
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
- (instancetype)init;
@end
@interface NSCoder : NSObject
@end
@interface NSString : NSObject
@end
@interface NSArray<__covariant Element> : NSObject
+ (instancetype)arrayWithObjects:(const Element _Nonnull __unsafe_unretained *_Nullable)objects count:(NSUInteger)count;
@end
@interface NSProgress : NSObject
+ (NSProgress *)progressWithTotalUnitCount:(long long)unitCount;
@property long long completedUnitCount;
@end

typedef NSObject *dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
void dispatch_async(dispatch_queue_t queue, void (^block)(void));
#pragma clang assume_nonnull end
