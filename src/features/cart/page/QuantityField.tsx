import { type KeyboardEvent, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { quantityFaultNotice } from '@/features/notifications/quantityFaultNotice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { maxQuantity, readQuantity } from '@/shared/lib/readQuantity';
import { QuantityInput } from '@/shared/ui/fields';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';

import { cartMessages as messages } from '../cartMessages';
import { quantityFieldId } from '../cartModel';
import type { LineItem } from '../cartSelectors';
import { setQuantity } from '../edits/setQuantity';
import {
  draftDropped,
  quantityDraftsSlice,
  quantityRefused,
  quantityTyped,
  selectQuantityDraft,
} from '../quantityDraftsSlice';

rootReducer.inject(quantityDraftsSlice);

/** The next or previous quantity field, skipping the buttons and links in between. */
const findField = (from: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const fields = [...document.querySelectorAll<HTMLElement>('main td.quantity input')];
  return fields[fields.indexOf(from) + step];
};

const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Content of a line's quantity field: the line's quantity, or the text being typed. */
const useQuantity = (line: LineItem) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { formatNumber } = useIntl();
  const { catalogId, stockItemId, quantity: current } = line;
  const draft = useAppSelector((state) => selectQuantityDraft(state, line));
  const reading = draft ? readQuantity(draft.text, language) : { quantity: current, fault: null };
  useEffect(() => () => void dispatch(draftDropped({ catalogId, stockItemId })), [dispatch, catalogId, stockItemId]);

  const write = (text: string) => void dispatch(quantityTyped({ line: { catalogId, stockItemId }, text }));
  const restore = () => void dispatch(draftDropped({ catalogId, stockItemId }));
  const set = (quantity: number) => {
    restore();
    if (quantity !== current) void dispatch(setQuantity(line, quantity));
  };
  const commit = () => {
    if (!draft) return;
    if (reading.fault === null) {
      set(reading.quantity);
      return;
    }
    if (!draft.isRefused) dispatch(quantityFaultNotice(reading.fault));
    // Spec §5: an empty field reverts to its previous quantity. Anything else stays for the user to correct.
    if (draft.text.trim() === '') restore();
    else dispatch(quantityRefused({ catalogId, stockItemId }));
  };
  const commitAndMove = (field: HTMLElement, step: 1 | -1) => {
    const next = draft && reading.fault !== null ? undefined : findField(field, step);
    // Leaving the field commits it.
    if (next) next.focus();
    else commit();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key];
    if (event.nativeEvent.isComposing || (by === undefined && !['Enter', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    if (event.key === 'Enter') commitAndMove(event.currentTarget, event.shiftKey ? -1 : 1);
    else if (by === undefined) restore();
    else set(Math.min(maxQuantity, Math.max(1, (reading.quantity ?? current) + by)));
  };
  return {
    text: draft?.text ?? formatNumber(current),
    fault: draft?.isRefused ? reading.fault : null,
    write,
    commit,
    press,
  };
};

export const QuantityField = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { text, fault, write, commit, press } = useQuantity(line);
  const id = quantityFieldId(line);
  const faultId = `${id}-fault`;
  return (
    <>
      <QuantityInput
        id={id}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={text}
        aria-label={formatMessage(messages.quantityOf, { name })}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
      <QuantityFaultText id={faultId} fault={fault} />
    </>
  );
};
