import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { Button } from '@/shared/ui/Button';
import { cross, Icon } from '@/shared/ui/Icon';
import { LinesTable } from '@/shared/ui/LinesTable';

import {
  confirmationAccepted,
  confirmationDeclined,
  confirmationDismissed,
  type ConfirmDetails,
  type ConfirmText,
  selectConfirmation,
} from './state/confirmSlice';

type ConfirmDetailsViewProps = { details: ConfirmDetails; format: (text: ConfirmText) => string };

/** Scrolls between the question and the buttons, which stay in view however many lines there are. */
const ConfirmDetailsView = ({ details: { facts, tables }, format }: ConfirmDetailsViewProps) => {
  const labelId = useId();
  const getCatalogName = useCatalogName();
  return (
    <Box
      role="group"
      tabIndex={0}
      aria-labelledby={tables.map((_, at) => `${labelId}-${at}`).join(' ')}
      sx={{
        flex: '0 1 auto',
        minHeight: 96,
        overflowY: 'auto',
        mt: 2,
        px: 3,
        pb: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, pt: 2 }}>
          {facts.map(({ label, text }) => (
            <Box key={label.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {format(label)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'pre-line' }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {tables.map(({ catalogId, lines, sums }, at) => (
        <LinesTable
          key={at}
          caption={getCatalogName(catalogId)}
          captionId={`${labelId}-${at}`}
          lines={lines}
          sums={sums.map(({ label, amount }) => ({ label: format(label), amount }))}
        />
      ))}
    </Box>
  );
};

// Spec §9: default button labels.
const confirmMessages = defineMessages({
  ok: { id: 'confirm.ok', defaultMessage: 'OK' },
  dismiss: { id: 'confirm.dismiss', defaultMessage: 'Close without answering' },
  cancel: { id: 'confirm.cancel', defaultMessage: 'Cancel' },
});

const widths = { small: 'xs', medium: 'sm', large: 'md' } as const;
// The Enter key that opened the dialog may still be held down; it must not confirm it too.
const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** Spec §2, §4: centred, small, static; only the buttons close it: the cross rejects, accept gives true, decline false. */
export const ConfirmDialog = () => {
  const confirmation = useAppSelector(selectConfirmation);
  // Keep the last content readable during the closing animation.
  const [shown, setShown] = useState(confirmation);
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const labelId = useId();
  if (confirmation && confirmation !== shown) setShown(confirmation);
  if (!shown) return null;

  const { id, title, message, acceptLabel, declineLabel, size, details } = shown;
  const format = ({ id: messageId, values }: ConfirmText) => {
    const descriptor = { id: messageId };
    return formatMessage(descriptor, values);
  };
  const dismiss = () => dispatch(confirmationDismissed({ id }));
  return (
    <Dialog
      open={confirmation !== null}
      onKeyDown={ignoreHeldEnter}
      maxWidth={widths[size]}
      fullWidth
      role="alertdialog"
      aria-modal
      aria-labelledby={labelId}
      aria-describedby={title ? `${labelId}-message` : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2, pl: 3, pb: 0 }}>
        <Typography id={labelId} variant="h3" component="h2" sx={{ flex: 1, pt: 1.25, overflowWrap: 'anywhere' }}>
          {format(title ?? message)}
        </Typography>
        <Button tone="icon" aria-label={formatMessage(confirmMessages.dismiss)} onClick={dismiss}>
          <Icon d={cross} size={20} />
        </Button>
      </Box>
      {title && (
        <Typography
          id={`${labelId}-message`}
          sx={{ px: 3, pt: 1, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {format(message)}
        </Typography>
      )}
      {details && <ConfirmDetailsView details={details} format={format} />}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1.5,
          p: 3,
          bgcolor: 'background.paper',
        }}
      >
        <Button tone="outlined" autoFocus onClick={() => dispatch(confirmationDeclined({ id }))}>
          {format(declineLabel)}
        </Button>
        <Button onClick={() => dispatch(confirmationAccepted({ id }))}>{format(acceptLabel)}</Button>
      </Box>
    </Dialog>
  );
};
