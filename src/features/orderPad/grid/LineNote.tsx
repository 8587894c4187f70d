import { useIntl } from 'react-intl';

import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { NativeSelect } from '@/shared/ui/fields';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { QuantityChoices } from '@/shared/ui/QuantityChoices';

import type { PadLine } from '../padLines';
import { describeLineState, padMessages as messages } from '../padMessages';
import { maxChips, VariantChips } from './VariantChips';

type LineItemProps = {
  line: PadLine;
  number: number;
  onChoose: (key: string) => void;
  /** Chosen with a button, which goes. */
  onPick: (key: string) => void;
  onUseCode: (code: string) => void;
};

const Choice = ({ line, number, onChoose }: Omit<LineItemProps, 'onPick' | 'onUseCode'>) => {
  const { formatMessage } = useIntl();
  const getCatalogName = useCatalogName();
  return (
    <NativeSelect
      data-choice
      aria-label={formatMessage(messages.chooseLabel, { line: number })}
      value={line.item?.key ?? ''}
      disabled={line.row.target !== undefined}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!line.item && <option value="">{formatMessage(messages.choose)}</option>}
      {line.options.map(({ key, catalogId, name, code }) => (
        <option key={key} value={key}>
          {formatMessage(messages.catalog, { catalog: getCatalogName(catalogId), name: shownName({ name, code }) })}
        </option>
      ))}
    </NativeSelect>
  );
};

/** The item of a line, or suggestions for finding it. */
export const PadLineItem = ({ line, number, onChoose, onPick, onUseCode }: LineItemProps) => {
  const { formatMessage } = useIntl();
  const { item, options, parent, row } = line;
  const isOneFamily = options.every(({ catalogId }) => catalogId === parent?.catalogId);
  if (parent && !item && isOneFamily && options.length <= maxChips)
    return <VariantChips parent={parent} variants={options} onPick={onPick} />;
  if (options.length > 1 || row.choice !== undefined || (!item && options.length > 0))
    return <Choice line={line} number={number} onChoose={onChoose} />;
  if (item)
    return (
      <span className="name">
        <MeasuredText text={shownName(item)} />
      </span>
    );
  return (
    <span className="chips">
      {line.near.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          data-choice
          title={name ?? undefined}
          aria-label={formatMessage(messages.useNearCode, { code })}
          onClick={() => onUseCode(code)}
        >
          {code}
        </button>
      ))}
    </span>
  );
};

const tones: Partial<Record<PadLine['state'], string>> = { ready: 'good', checking: 'calm', unsettled: 'warn' };

type LineNoteProps = { line: PadLine; isBusy: boolean; onChoose: (quantity: number) => void };

export const LineNote = ({ line: { state, row, fault }, isBusy, onChoose }: LineNoteProps) => {
  const { formatMessage } = useIntl();
  if (state === 'empty') return null;
  if (fault?.reason === 'notAllowed')
    return (
      <span className="note bad">
        <QuantityChoices allowed={fault.allowed} onChoose={onChoose} />
      </span>
    );
  const { descriptor, values } = describeLineState(isBusy && state === 'unsettled' ? 'sending' : state, fault);
  const failure = state === 'failed' ? row.failure : undefined;
  return (
    <span className={`note ${tones[state] ?? 'bad'}`}>
      {formatMessage(descriptor, values)}
      {failure && <small>{formatMessage(failure, failure.values)}</small>}
    </span>
  );
};
