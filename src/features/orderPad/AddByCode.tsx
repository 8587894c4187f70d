import { styled } from '@mui/material/styles';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';

import { selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { addToCart } from '@/features/catalogue/state/addToCart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useCheckCodesQuery } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useCatalogFailure } from '@/api/useCatalogFailure';
import { usePrice } from '@/shared/i18n/money';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { QuantityInput, ShortInput } from '@/shared/ui/fields';
import { PackWords } from '@/shared/ui/PackWords';
import { PublicPrice } from '@/shared/ui/PublicPrice';
import { fieldLabel, onTouch } from '@/shared/ui/styles';

import { chip } from './grid/Grid';
import { LineNote, PadLineItem } from './grid/LineNote';
import { checkSingleRow, type CodeChecks, type PadLine } from './padLines';
import { padMessages as messages } from './padMessages';
import { ScanButton } from './scan/ScanButton';
import type { PadRow } from './state/padRow';

const Form = styled('form')(({ theme, theme: { vars, shape, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 220px) 104px auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '8px 12px',
  padding: 12,
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars?.palette.background.paper,
  '& label': fieldLabel,
  '& input': { textAlign: 'start', padding: '0 12px' },
  '& .pad': { justifySelf: 'end', display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .found': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& .found:empty': { display: 'none' },
  '& .found select': { width: 'auto', maxWidth: '100%' },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .chips button': chip(theme),
  '& .note.bad': { color: vars?.palette.error.main },
  [onTouch]: { gridTemplateColumns: 'minmax(120px, 220px) 144px auto minmax(0, 1fr)' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .code': { gridColumn: '1 / -1' },
    '& .pad': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
  '@media print': { display: 'none' },
}));

type Entry = PadRow & {
  /** The client has submitted the line: it waits until the code is checked, or shows why it cannot be added. */
  isSent: boolean;
  /** Whole, unlike a code that is being typed. */
  isScanned?: true;
};

const empty: Entry = { id: 'cart', code: '', quantity: '1', isSent: false };
const noChecks: CodeChecks = {};
const noCodes: string[] = [];

const useEntry = () => {
  const language = useShownLanguage();
  const [entry, setEntry] = useScreenState<Entry>('cart/adder', empty);
  const code = entry.code.trim();
  const codes = useMemo(() => (code === '' ? noCodes : [code]), [code]);
  const { data = noChecks, error, refetch } = useCheckCodesQuery(codes, { skip: code === '' });
  const getRule = useAppSelector(selectGetQuantityRule);
  const line = useMemo(
    () => checkSingleRow({ ...entry, code }, data, language, getRule),
    [entry, code, data, language, getRule],
  );
  const { failure, reload } = useCatalogFailure(line.state === 'checking');
  return { entry, setEntry, line, error: error ?? failure, retry: error ? () => void refetch() : reload };
};

type FoundProps = {
  line: PadLine;
  showsProblem: boolean;
  choose: (key: string) => void;
  pick: (key: string) => void;
  useCode: (code: string) => void;
  setQuantity: (quantity: number) => void;
};

/** The item behind the code; a problem shows only once the code is complete. */
const Found = ({ line, showsProblem, choose, pick, useCode, setQuantity }: FoundProps) => {
  const money = usePrice();
  return (
    <>
      <PadLineItem line={line} number={1} onChoose={choose} onPick={pick} onUseCode={useCode} />
      {line.item && line.price !== null && (
        <span>
          {money(line.price)}
          {line.price === line.item.price && <PublicPrice price={line.item.publicPrice} />}
        </span>
      )}
      {line.item && <PackWords item={line.item} quantity={line.quantity} />}
      {showsProblem && line.state !== 'ready' && <LineNote line={line} isBusy={false} onChoose={setQuantity} />}
    </>
  );
};
/** Adds an item to the cart by its code, without leaving the cart. */
export const AddByCode = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const id = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const { entry, setEntry, line, error, retry } = useEntry();
  const write = (cells: Partial<PadRow>) => setEntry({ ...entry, isSent: false, ...cells });
  const focusQuantity = () => document.getElementById(`${id}-quantity`)?.focus();
  const rewrite = (code: string) => {
    write({ code });
    codeField.current?.focus();
  };
  /** A variant completes the line, if it has been submitted. */
  const pick = (choice: string) => {
    setEntry({ ...entry, choice });
    focusQuantity();
  };
  const enterScanned = (code: string) => {
    setEntry({ id: entry.id, code, quantity: entry.quantity, isSent: false, isScanned: true });
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(focusQuantity);
  };
  const add = useEffectEvent(() => {
    if (!line.item || line.quantity === null) return;
    void dispatch(addToCart([{ item: line.item, quantity: line.quantity }]));
    setEntry(empty);
    codeField.current?.focus();
  });
  const isReady = entry.isSent && line.state === 'ready';
  useEffect(() => {
    if (isReady) add();
  }, [isReady]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEntry({ ...entry, isSent: true });
  };
  return (
    <Form noValidate aria-label={formatMessage(messages.addByCode)} onSubmit={submit}>
      <div className="code">
        <label htmlFor={`${id}-code`}>{formatMessage(messages.addByCode)}</label>
        <ShortInput
          ref={codeField}
          id={`${id}-code`}
          value={entry.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={`${id}-found`}
          onChange={({ target }) =>
            setEntry({ id: entry.id, code: target.value, quantity: entry.quantity, isSent: false })
          }
        />
      </div>
      <div>
        <label htmlFor={`${id}-quantity`}>{formatMessage(messages.quantity)}</label>
        <QuantityInput
          id={`${id}-quantity`}
          aria-label={formatMessage(messages.quantity)}
          value={entry.quantity}
          rule={line.rule}
          enterKeyHint="done"
          faultId={entry.isSent && line.state === 'badNumber' ? `${id}-found` : undefined}
          onWrite={(quantity) => write({ quantity })}
        />
      </div>
      <Button tone="outlined">{formatMessage(messages.addOne)}</Button>
      <div className="pad">
        <ScanButton onCode={enterScanned} />
        <ButtonLink tone="quiet" to={paths.orderPad.href({ lang })}>
          {formatMessage(messages.manyCodes)}
        </ButtonLink>
      </div>
      <div id={`${id}-found`} className="found" role="status">
        {(entry.code.trim() !== '' || entry.isSent) && (
          <Found
            line={line}
            showsProblem={entry.isSent || entry.isScanned === true}
            choose={(choice) => write({ choice })}
            pick={pick}
            useCode={rewrite}
            setQuantity={(chosen) => {
              write({ quantity: String(chosen) });
              focusQuantity();
            }}
          />
        )}
      </div>
      {error && entry.isSent && (
        <div className="found">
          <RequestFailure title={messages.checkFailed} error={error} onRetry={retry} />
        </div>
      )}
    </Form>
  );
};
