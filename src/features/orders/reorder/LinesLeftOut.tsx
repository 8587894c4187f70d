import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { reorderMessages as messages } from './reorderMessages';
import type { ComparedLine } from './reorderPlan';
import type { Reordering } from './useReordering';

type SectionProps = { title: MessageDescriptor; hint: MessageDescriptor; children: ReactNode };

const Section = ({ title, hint, children }: SectionProps) => (
  <Box component="section" sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
    <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
      <FormattedMessage {...title} />
    </Box>
    <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
      <FormattedMessage {...hint} />
    </Box>
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: '0.9375rem' }}>
      {children}
    </Box>
  </Box>
);

const separator = ' · ';

type LeftOutProps = { line: ComparedLine; children: ReactNode };

const LeftOut = ({ line: { name, code }, children }: LeftOutProps) => {
  const { formatMessage } = useIntl();
  return (
    <li>
      {name ?? code ?? formatMessage(messages.nameless)}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
        {name !== null && code}
        {children}
      </Box>
    </li>
  );
};

/** The line moves to the table, where its quantity gets the focus. */
const LineVariants = ({
  line,
  item,
  reordering,
}: {
  line: ComparedLine;
  item: CatalogItem;
  reordering: Reordering;
}) => {
  const { formatMessage } = useIntl();
  const { currentData } = useGetItemVariantsQuery({ key: item.key });
  const { planned, chooseVariant } = reordering;
  // Two lines of one item would be added to the cart at the same time.
  const isPlanned = ({ key }: CatalogItem) => planned.some((other) => other.item.key === key);
  const choose = (variant: CatalogItem) => {
    chooseVariant(line.stockItemId, variant);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`tr[data-line="${line.stockItemId}"] td.quantity input`)?.focus(),
    );
  };
  return (
    <VariantMenu
      name={item.name ?? line.name ?? formatMessage(messages.nameless)}
      variants={currentData?.variants.filter((variant) => !isPlanned(variant))}
      onChoose={choose}
    />
  );
};

type LinesLeftOutProps = { lines: readonly ComparedLine[]; reordering: Reordering };

/** Lists the lines that are left out because they can no longer be ordered, or not before a variant is chosen. */
export const LinesLeftOut = ({ lines, reordering }: LinesLeftOutProps) => {
  const parents = lines.filter(({ state }) => state === 'hasVariants');
  const gone = lines.filter(({ state }) => state !== 'hasVariants');
  return (
    <>
      {parents.length > 0 && (
        <Section title={messages.variants} hint={messages.variantsHint}>
          {parents.map((line) => (
            <LeftOut key={line.stockItemId} line={line}>
              <div>{line.item && <LineVariants line={line} item={line.item} reordering={reordering} />}</div>
            </LeftOut>
          ))}
        </Section>
      )}
      {gone.length > 0 && (
        <Section title={messages.gone} hint={messages.goneHint}>
          {gone.map((line) => (
            <LeftOut key={line.stockItemId} line={line}>
              {line.name !== null && line.code !== null && separator}
              <FormattedMessage {...(line.state === 'unpriced' ? messages.isUnpriced : messages.isGone)} />
            </LeftOut>
          ))}
        </Section>
      )}
    </>
  );
};
