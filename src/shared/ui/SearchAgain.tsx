import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type SubmitEvent, useId, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';

import { Button } from './Button';
import { fieldLabel, fieldStyle } from './styles';

const messages = defineMessages({
  label: { id: 'notFound.search.label', defaultMessage: 'Search the catalogue by name or code' },
  search: { id: 'notFound.search', defaultMessage: 'Search' },
});

const Field = styled('input')({
  flex: '1 1 16rem',
  minWidth: 0,
  height: 'var(--control)',
  padding: '0 12px',
  ...fieldStyle,
});

/** Offers a catalogue search at addresses that lead nowhere. `text` is a guess at what the visitor was looking for. */
export const SearchAgain = ({ text = '' }: { text?: string }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const navigate = useNavigate();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim();
    if (query) void navigate(paths.catalogue.href({ lang }, { [searchParam]: query }));
  };
  return (
    <Box component="form" action={paths.catalogue.href({ lang })} onSubmit={submit} sx={{ maxWidth: '40rem' }}>
      <Box component="label" htmlFor={field} sx={fieldLabel}>
        {formatMessage(messages.label)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Field
          ref={input}
          id={field}
          type="search"
          name={searchParam}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{formatMessage(messages.search)}</Button>
      </Box>
    </Box>
  );
};
