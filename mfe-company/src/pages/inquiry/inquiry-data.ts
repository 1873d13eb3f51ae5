/** What is shown of an inquiry: where it stands, and nothing that was typed. */
export interface InquiryData {
  /** True once the dealer has it. */
  isDelivered: boolean;
  /** In words, by the store's clock. */
  received: string;
  /** Null = on its way. */
  delivered: string | null;
  number: string;
  about: string;
  /** When the car is driven that it booked; null = it booked none. */
  testDrive: string | null;
  /** Where its visitor cancels it; null = he cannot any more. */
  cancelAction: string | null;
  /** It should have been cancelled, and was not. */
  isCancelFailed: boolean;
  /** For when the drive was that he has cancelled; null = he has cancelled none. */
  cancelledDrive: string | null;
  /** The drive that it booked has begun, or is long over. */
  isDriveOver: boolean;
  /** Where a drive is booked instead of one that is cancelled or over; null = of neither. */
  another: { isOfSameCar: boolean; href: string } | null;
  /** Until when the store means to reply; null = it promises nothing. */
  replyBy: string | null;
  /** That time has passed. */
  isReplyDue: boolean;
  storeName: string;
  /** E.164. */
  storePhone: string;
  /** The page's own address, to look again. */
  path: string;
}
