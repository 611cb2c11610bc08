/** Props of a dialog that does one thing to an order. */
export interface DialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
  /** It is done: the order is to be asked for again, and this goes. */
  readonly onDone: () => void;
}
