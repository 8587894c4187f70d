import Box from '@mui/material/Box';
import { Fragment, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { qaMessages as messages } from './qaMessages';
import { SearchField } from './SearchField';
import { findInState } from './session/findInState';

const maxFound = 50;
const maxLength = 300;

/** Values of the state at a moment, found by their path or their text. */
export const StateSearch = ({ state }: { state: unknown }) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = wanted === '' ? [] : findInState(state, wanted, maxFound);
  return (
    <div>
      <SearchField label={formatMessage(messages.findInState)} value={words} onChange={setWords} />
      <Box component="dl" sx={{ m: 0, mt: 0.5, '& dd': { m: 0, mb: 0.5, pl: 2 }, '& dt': { fontWeight: 650 } }}>
        {found.map(({ path, value }) => (
          <Fragment key={path}>
            <dt>{path}</dt>
            <dd>{value === undefined ? formatMessage(messages.nothing) : JSON.stringify(value).slice(0, maxLength)}</dd>
          </Fragment>
        ))}
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {wanted !== '' && found.length === 0 && <FormattedMessage {...messages.nothingFound} />}
        {found.length === maxFound && <FormattedMessage {...messages.firstFound} values={{ count: maxFound }} />}
      </Box>
    </div>
  );
};
