import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';

export type PadColumn = 'code' | 'quantity';

type PadCellProps = {
  column: PadColumn;
  value: string;
  label: string;
  isInvalid: boolean;
  isLocked: boolean;
  onWrite: (value: string) => void;
  /** Called when the pasted text does not fit in one cell. */
  onPasteLines: (text: string) => void;
};

/** Commits on blur; Escape restores the previous value. */
export const PadCell = ({ column, value, label, isInvalid, isLocked, onWrite, onPasteLines }: PadCellProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed.trim() !== value) onWrite(typed.trim());
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\S[\n\t]+\S/.test(text)) return;
    event.preventDefault();
    onPasteLines(text);
  };
  return (
    <input
      className={`cell ${column}`}
      data-cell={column}
      aria-label={label}
      aria-invalid={isInvalid}
      readOnly={isLocked}
      inputMode={column === 'quantity' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={press}
      onPaste={paste}
    />
  );
};
