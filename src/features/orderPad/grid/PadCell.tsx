import type { ClipboardEvent, KeyboardEvent } from 'react';

import { useScreenState } from '@/store/useScreenState';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import type { QuantityRule } from '@/shared/lib/quantityRule';
import { stepByKey } from '@/shared/lib/readQuantity';

export type PadColumn = 'code' | 'quantity';

type PadCellProps = {
  line: number;
  column: PadColumn;
  value: string;
  label: string;
  isInvalid: boolean;
  /** Id of the note that says what is wrong. */
  noteId: string;
  isLocked: boolean;
  rule: QuantityRule;
  onWrite: (value: string) => void;
  /** Called when the pasted text does not fit in one cell. */
  onPasteLines: (text: string) => void;
};

/** Commits on blur; Escape restores the previous value. */
export const PadCell = ({
  line,
  column,
  value,
  label,
  isInvalid,
  noteId,
  isLocked,
  rule,
  onWrite,
  onPasteLines,
}: PadCellProps) => {
  // Keyed by line number, because the empty last row has a different id in a replay.
  const [entry, setEntry, updateEntry] = useScreenState<{ text: string } | null>(`pad/${line}/${column}`, null);
  const language = useShownLanguage();
  const typed = entry?.text ?? null;
  // As it is now: the focus may be taken before what was just typed is rendered.
  const leave = () =>
    updateEntry((current) => {
      if (current && current.text.trim() !== value) onWrite(current.text.trim());
      return null;
    });
  const press = (event: KeyboardEvent) => {
    const quantity = column === 'quantity' && !isLocked ? stepByKey(event, typed ?? value, language, rule) : null;
    if (quantity !== null) setEntry({ text: String(quantity) });
    if (event.key === 'Escape') setEntry(null);
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
      aria-describedby={isInvalid ? noteId : undefined}
      readOnly={isLocked}
      inputMode={column === 'quantity' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setEntry({ text: event.target.value })}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={press}
      onPaste={paste}
    />
  );
};
