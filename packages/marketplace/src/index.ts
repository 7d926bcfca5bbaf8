export { AgentCard } from './agent/agent-card';
export { AgentWebsite } from './agent/agent-website';
export { EndedVerification } from './agent/ended-verification';
export { VerifiedBadge } from './agent/verified-badge';
export { checkedText } from './agent/verified-text';
export { CompareToggle } from './compare/compare-toggle';
export { CompareTray } from './compare/compare-tray';
export { addCompared, compareAddress, mostCompared, removeCompared } from './compare/compared';
export { DocumentField } from './documents/document-field';
export { FilterButton } from './filter/filter-button';
export { FilterColumns, FilterSidebar, resultsArea, SkipToResults } from './filter/filter-layout';
export { FilterPanel } from './filter/filter-panel';
export { FilterSheet } from './filter/filter-sheet';
export { FilterToolbar } from './filter/filter-toolbar';
export { ListStatus } from './filter/list-status';
export { optionCounts } from './filter/option-counts.queries';
export { countText } from './filter/option-label';
export {
  type BrowseFilter,
  emptyFilter,
  filterNames,
  otherParameters,
  readFilter,
  toFranchiseQuery,
  writeFilter,
} from './filter/state/browse-filter';
export { type ChangeFilter, useBrowseFilter } from './filter/state/use-browse-filter';
export { useIsWide } from './filter/use-is-wide';
export { isListAsTyped, useOptionCounts } from './filter/use-option-counts';
export { FeaturedBadge } from './franchise/featured-badge';
export { type FranchiseQuery, franchise, franchisePages } from './franchise/franchise.queries';
export { FranchiseCard } from './franchise/franchise-card';
export { FranchiseCardSkeleton } from './franchise/franchise-card-skeleton';
export { FranchiseGrid } from './franchise/franchise-grid';
export { FranchiseResults } from './franchise/franchise-results';
export { MoneyTable } from './franchise/money-table';
export { Rating } from './franchise/rating';
export { outletText, type Reputation, ratingText } from './franchise/rating-text';
export { ReplyPromise } from './franchise/reply-promise';
export { ReplyTimeText, replyTimeSentences } from './franchise/reply-time-text';
export { useFranchise } from './franchise/use-franchise';
export { useFranchisePages } from './franchise/use-franchise-pages';
export { useListView, viewParameter } from './franchise/view/list-view';
export { viewAttribute } from './franchise/view/view-styles';
export { ViewSwitch } from './franchise/view/view-switch';
export { WillItPay } from './franchise/will-it-pay';
export { Inbox } from './inbox/inbox';
export { InboxItem } from './inbox/inbox-item';
export { useFocusAfterClose } from './inbox/use-focus-after-close';
export { InvestorDetails, LeadChips } from './inquiry/details/investor-details';
export { InquiryButton } from './inquiry/inquiry-button';
export { InquiryDialog, preloadInquiryDialog } from './inquiry/inquiry-dialog';
export { ReplyByMail } from './inquiry/reply-by-mail';
export {
  type ShownInquiries,
  ShownInquiriesChoice,
  shownFilter,
  shownIn,
  useShownInquiries,
} from './inquiry/shown-inquiries';
export { FinalStatusDialog, preloadFinalStatus } from './inquiry/status/final-status-dialog';
export { InquiryStatusBadge } from './inquiry/status/inquiry-status-badge';
export { useChangeInquiryStatus } from './inquiry/status/use-change-inquiry-status';
export { UnreadBadge } from './inquiry/unread-badge';
export { HiddenBadge, HiddenNotice } from './moderation/hidden-notice';
export { ReportButton } from './moderation/report/report-button';
export { ReviewBadge, ReviewNotice } from './moderation/review-notice';
export { inquiryNotifications, listingNotifications } from './notifications/notification-kinds';
export { OutletsAndTerritories } from './outlets/outlets-and-territories';
export { hasInvestment, listingOfDraft } from './page/listing-of-draft';
export { ListingParts } from './page/listing-parts';
export { ListingTitle } from './page/listing-title';
export { Part } from './page/part';
export { QuickFacts } from './page/quick-facts';
export { PhoneConfirmation } from './phone/phone-confirmation';
export { PicturesField } from './pictures/field/pictures-field';
export { editablePictures, type PicturesValue } from './pictures/field/pictures-value';
export { ProfilePictureField } from './pictures/field/profile-picture-field';
export { Gallery } from './pictures/gallery';
export { ProfilePicture } from './pictures/profile-picture';
export { PropertyPictures } from './pictures/property-pictures';
export { coverOf } from './pictures/shown-picture';
export { addressOf, PropertyAddress } from './property/property-address';
export { FranchiseeReviewCard } from './reviews/franchisee-review-card';
export { ProofBadge } from './reviews/proof-badge';
export { franchiseRating, reviewPages } from './reviews/reviews.queries';
export { StarChoice } from './reviews/star-choice';
export {
  type CashPoint,
  cashAfter,
  type RoiAnswer,
  type RoiQuestion,
  returnOnInvestment,
} from './roi/return-on-investment';
export { RoiCalculator } from './roi/roi-calculator';
export { roiFields } from './roi/roi-form';
export { SameTitles } from './same-titles/same-titles';
export { isSaved, savedFranchises } from './saved/saved.queries';
export { useSave } from './saved/use-save';
export { SearchNotices } from './search/search-notices';
export { areaRangeText } from './text/area-range';
export { fileSizeText } from './text/file-size';
export { Lines, More } from './text/more';
export { askedAbout, inquiry, inquiryCount } from './thread/inquiry.queries';
export { LinkedThread } from './thread/linked-thread';
export { meetings } from './thread/meetings/meetings.queries';
export { type ReplyBox, ReplyToolsProvider } from './thread/reply-tools';
export { thread } from './thread/thread.queries';
export { preloadThread, ThreadDrawer } from './thread/thread-drawer';
export { useLinkedInquiry } from './thread/use-linked-inquiry';
export { useThreadPreload } from './thread/use-thread-preload';
export { countedItem } from './waiting/counted-item';
export { type WaitingItem, WaitingList, WaitingListIfAny } from './waiting/waiting-list';
