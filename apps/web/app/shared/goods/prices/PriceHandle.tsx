interface PriceHandleProps {
  label: string;
  value: number;
  last: number;
  text: string;
  onMove: (step: number) => void;
  onEnd: () => void;
}

/** One end of the chosen prices, moved in the steps of the drawing; the list follows when it is let go. */
export function PriceHandle({ label, value, last, text, onMove, onEnd }: PriceHandleProps) {
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(Number(event.target.value))}
      onPointerUp={onEnd}
      onKeyUp={(event) => {
        if (event.key !== 'Tab') onEnd();
      }}
    />
  );
}
