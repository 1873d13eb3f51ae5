/** The form that asks for the visitor's car. */
export interface VehicleFormData {
  title: string;
  help: string;
  action: string;
  fields: { name: string; label: string; value: string; isNumber: boolean; error?: string }[];
  show: string;
  /** What the named car changes, above the coupons, with a link back to all offers; null = no car is named. */
  shown: { text: string; clear: string } | null;
}
