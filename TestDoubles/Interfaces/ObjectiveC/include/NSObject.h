// A minimal root class, for type-checking only.
#pragma clang assume_nonnull begin
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end
#pragma clang assume_nonnull end
