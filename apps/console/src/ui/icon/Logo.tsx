/** The mark of the shop; the words beside it name it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M1.5 1.5h25v25h-25z" fill="none" stroke="#1d2129" strokeWidth="3" />
      <path d="M14 14h8v8h-8z" fill="#1677ff" />
    </svg>
  );
}
