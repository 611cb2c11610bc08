/** The fields that a user fills in. */
export interface AddressFields {
  readonly recipient: string;
  readonly phoneNumber: string;
  readonly divisionCode: string;
  readonly detail: string;
  readonly label: string | null;
  readonly isDefault: boolean;
}

/** A saved address with the names that its code has today. */
export interface Address extends AddressFields {
  readonly id: string;
  readonly province: string;
  readonly city: string;
  /** Empty for a city without districts. */
  readonly district: string;
}
