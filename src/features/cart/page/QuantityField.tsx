import { type KeyboardEvent, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { quantityFaultNotice } from '@/features/notifications/state/quantityFaultNotice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { readQuantity } from '@/shared/lib/readQuantity';
import { QuantityInput } from '@/shared/ui/fields';
import { PackWords } from '@/shared/ui/PackWords';
import { QuantityFaultText } from '@/shared/ui/QuantityFaultText';

import { cartMessages as messages } from '../cartMessages';
import { quantityFieldId } from '../state/cartModel';
import type { LineItem } from '../state/cartSelectors';
import { setQuantity } from '../state/edits/setQuantity';
import {
  draftDropped,
  quantityDraftsSlice,
  quantityRefused,
  quantityTyped,
  selectQuantityDraft,
} from '../state/quantityDraftsSlice';

rootReducer.inject(quantityDraftsSlice);

/** As it is now: the focus may be taken before what was just typed is rendered. */
const readDraft =
  (line: LineItem): AppThunk<ReturnType<typeof selectQuantityDraft>> =>
  (_dispatch, getState) =>
    selectQuantityDraft(getState(), line);

/** Content of a line's quantity field: the line's quantity, or the text being typed. */
const useQuantity = (line: LineItem) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { formatNumber } = useIntl();
  const { catalogId, stockItemId, quantity: current } = line;
  const draft = useAppSelector((state) => selectQuantityDraft(state, line));
  const rule = getQuantityRule(line);
  const reading = draft ? readQuantity(draft.text, language, rule) : null;
  const fault = reading?.fault ?? null;
  useEffect(() => () => void dispatch(draftDropped({ catalogId, stockItemId })), [dispatch, catalogId, stockItemId]);

  const write = (text: string) => void dispatch(quantityTyped({ line: { catalogId, stockItemId }, text }));
  const restore = () => void dispatch(draftDropped({ catalogId, stockItemId }));
  const set = (quantity: number) => {
    restore();
    if (quantity !== current) void dispatch(setQuantity(line, quantity));
  };
  const commit = () => {
    const left = dispatch(readDraft(line));
    if (!left) return;
    const { quantity, fault: leftFault } = readQuantity(left.text, language, rule);
    if (leftFault === null) {
      set(quantity);
      return;
    }
    if (!left.isRefused) dispatch(quantityFaultNotice(leftFault));
    // Spec §5: an empty field reverts to its previous quantity. Anything else stays for the user to correct.
    if (left.text.trim() === '') restore();
    else dispatch(quantityRefused({ catalogId, stockItemId }));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') restore();
    // Leaving the field commits it; Enter leaves it only with a quantity.
    if (event.key !== 'Enter' || fault === null) return;
    event.preventDefault();
    commit();
  };
  return {
    rule,
    text: draft?.text ?? formatNumber(current),
    quantity: reading ? reading.quantity : current,
    fault: draft?.isRefused ? fault : null,
    write,
    commit,
    press,
    set,
  };
};

export const QuantityField = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const { rule, text, quantity, fault, write, commit, press, set } = useQuantity(line);
  const id = quantityFieldId(line);
  const faultId = `${id}-fault`;
  return (
    <>
      <QuantityInput
        id={id}
        enterKeyHint="next"
        value={text}
        rule={rule}
        aria-label={formatMessage(messages.quantityOf, { name })}
        faultId={fault ? faultId : undefined}
        onWrite={write}
        onStep={set}
        onBlur={commit}
        onKeyDown={press}
      />
      <PackWords item={line} quantity={quantity} />
      <QuantityFaultText id={faultId} fault={fault} onChoose={set} />
    </>
  );
};
