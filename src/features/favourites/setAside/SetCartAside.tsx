import Box from '@mui/material/Box';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { newUuid } from '@/shared/lib/newUuid';
import { Button } from '@/shared/ui/Button';
import { isEscape } from '@/shared/ui/isEscape';
import { dimmed, fieldLabel } from '@/shared/ui/styles';

import { favouritesMessages } from '../favouritesMessages';
import { NameField } from '../page/ListNameForms';
import { cleanName, maxNameLength, toUniqueName } from '../state/favouriteList';
import { setAsideMessages as messages } from './setAsideMessages';
import { useSetAside } from './useSetAside';

/** What a cart is called unless the client says otherwise. */
export const useCartName = (carts: readonly { name: string }[] = []) => {
  const { formatMessage, formatDate } = useIntl();
  return () => {
    const date = formatDate(Date.now(), { dateStyle: 'medium' });
    return toUniqueName(formatMessage(favouritesMessages.cartName, { date }), carts);
  };
};

type Draft = { cartId: string; text: string };

/** Puts the whole cart away under a name. */
export const SetCartAside = () => {
  const { formatMessage } = useIntl();
  const { carts, setAside } = useSetAside();
  const getName = useCartName(carts);
  const fieldId = useId();
  const [draft, setDraft] = useScreenState<Draft | null>('cart/setAside', null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!carts) return null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!draft || isBusy) return;
    setIsBusy(true);
    try {
      if (await setAside(draft.cartId, cleanName(draft.text) || getName())) setDraft(null);
    } finally {
      setIsBusy(false);
    }
  };
  const close = () => {
    button.current?.focus();
    setDraft(null);
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        tone="outlined"
        aria-expanded={draft !== null}
        onClick={() => setDraft(draft ? null : { cartId: newUuid(), text: getName() })}
      >
        {formatMessage(messages.setAside)}
      </Button>
      {draft && (
        <Box
          component="form"
          onSubmit={(event: SubmitEvent) => void submit(event)}
          sx={{
            order: 1,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            flexBasis: '100%',
            maxWidth: { sm: 480 },
            ml: { sm: 'auto' },
          }}
        >
          <Box component="label" htmlFor={fieldId} sx={{ ...fieldLabel, width: '100%', mb: '-4px' }}>
            {formatMessage(messages.name)}
          </Box>
          <NameField
            id={fieldId}
            autoFocus
            value={draft.text}
            maxLength={maxNameLength}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
            onKeyDown={(event) => isEscape(event) && close()}
          />
          <Button type="submit" aria-disabled={isBusy} sx={dimmed}>
            {formatMessage(messages.setAside)}
          </Button>
          <Button type="button" tone="quiet" onClick={close}>
            {formatMessage(messages.cancel)}
          </Button>
        </Box>
      )}
    </>
  );
};
