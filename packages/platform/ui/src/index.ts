export { BrandCover, type BrandCoverProps } from './brand/brand-cover';
export { DotGrid } from './brand/dot-grid';
export { LogoMark, Wordmark } from './brand/wordmark';
export { Button, type ButtonProps } from './controls/button';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyle,
  fingerTarget,
} from './controls/button-style';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { LinkButton, type LinkButtonProps, TextLink } from './controls/link-button';
export { Avatar, type AvatarProps } from './display/avatar';
export { Badge, type BadgeTone } from './display/badge';
export { Breadcrumb } from './display/breadcrumb';
export { Card, CardBody, CardHead, stretchedLink } from './display/card';
export { Chip, type ChipProps } from './display/chip';
export { Definition, DefinitionGrid } from './display/definition-grid';
export { Icon } from './display/icon';
export { firstLetter, initials, type NamedUser } from './display/initials';
export { RatingStars } from './display/rating-stars';
export { StatCard, type StatCardProps } from './display/stat-card';
export * from './format/format';
export { Checkbox, type CheckboxProps } from './forms/checkbox';
export { controlStyle } from './forms/control-style';
export { Field, type FieldControl, type FieldProps, useField } from './forms/field';
export { FieldPair } from './forms/field-pair';
export { NativeSelect } from './forms/native-select';
export { PasswordInput } from './forms/password-input';
export { SearchInput, type SearchInputProps } from './forms/search-input';
export { TagField, type TagFieldProps } from './forms/tag-field';
export { TextArea, TextInput, type TextInputProps } from './forms/text-input';
export type { IconType } from './icons/icon-type';
export { columnsUpTo } from './layout/columns';
export { Cluster, Container, Grid, Stack } from './layout/layout';
export { SkipLink, VisuallyHidden } from './layout/visually-hidden';
export { useFootRoom } from './overlays/use-foot-room';
export { EmptyState, type EmptyStateProps } from './states/empty-state';
export { ErrorState, type ErrorStateProps } from './states/error-state';
export { Opened, Opening } from './states/opening';
export { RetryNotice } from './states/retry-notice';
export { Skeleton, type SkeletonProps, skeletonRows } from './states/skeleton';
export { FullPageSpinner, Spinner } from './states/spinner';
export { FoldableText } from './text/foldable-text';
export { breakpoints, media } from './theme/media';
export { token } from './theme/tokens';
export { tip, tipAttribute, tipWhenCut, tipWhenCutAttribute } from './tip/tip';
export {
  currentToasts,
  dismissToast,
  subscribeToasts,
  type ToastInput,
  type ToastRecord,
  type ToastVariant,
  toast,
} from './toast/toast-store';
export { Money, MoneyRange } from './type/money';
export { Heading, type HeadingSize, Text, tabularFigures } from './type/typography';
