/** The local-storage key of the random key that a guest's cart is kept under, together with the browser id. */
const KEY = 'cartKey';
const BYTES = 16;

/** Where storage is forbidden, the cart lives as long as the page. */
let unstored = '';

/** Empty as long as this browser has put nothing into a cart without an account. */
export function readCartKey(): string {
  try {
    return localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

export function ensureCartKey(): void {
  if (readCartKey() !== '') return;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  unstored = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(KEY, unstored);
  } catch {
    // Kept above.
  }
}

/** After the account has taken the cart over. */
export function forgetCartKey(): void {
  unstored = '';
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}
