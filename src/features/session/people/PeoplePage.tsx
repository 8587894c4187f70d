import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';

import { useScreenState } from '@/store/useScreenState';
import { useMyPeople } from '@/api/clientRecordsApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { usePrice } from '@/shared/i18n/money';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { PageBody } from '@/shared/ui/PageBody';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Person } from '@/contracts/inventory';

import { peopleMessages as messages } from './peopleMessages';
import { PersonForm } from './PersonForm';

/** Open sets of the contract: what is not known is shown as is. */
const known = ['buyer', 'approver', 'active', 'invited', 'disabled'] as const;

const useWord = () => {
  const { formatMessage } = useIntl();
  return (word: string | null) => {
    const found = known.find((each) => each === word);
    return found ? formatMessage(messages[found]) : (word ?? '');
  };
};

const getButtonId = (personId: number | null) => `person-${personId}`;

type PersonRowProps = { person: Person; isChosen: boolean; onChange: () => void };

const PersonRow = ({ person, isChosen, onChange }: PersonRowProps) => {
  const { personId, name, email, role, limit, state, mayChange } = person;
  const { formatMessage } = useIntl();
  const price = usePrice();
  const getWord = useWord();
  const grant =
    limit === null ? formatMessage(messages.unlimited) : formatMessage(messages.upTo, { amount: price(limit) });
  return (
    <Box
      component="li"
      aria-current={isChosen || undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{email}</Box>
      </Box>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box>{getWord(role)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{grant}</Box>
      </Box>
      <Box sx={{ flex: '0 0 6rem', color: state === 'active' ? 'text.primary' : 'text.secondary' }}>
        {getWord(state)}
      </Box>
      <Box sx={{ flex: { xs: 'none', sm: '0 0 7rem' }, ml: 'auto', textAlign: 'end' }}>
        {mayChange && (
          <Button
            id={getButtonId(personId)}
            type="button"
            tone="outlined"
            onClick={onChange}
            aria-label={formatMessage(messages.change, { name })}
          >
            <FormattedMessage {...messages.edit} />
          </Button>
        )}
      </Box>
    </Box>
  );
};

const Content = () => {
  const { currentData, error, refetch } = useMyPeople({ isRead: true });
  const [chosenId, choose] = useScreenState<number | null>('people/chosen', null);
  if (currentData === null) return <Navigate to={paths.dashboard.href()} replace />;
  if (!currentData && error)
    return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton sx={{ height: 420 }} />;
  const { people, mayInvite } = currentData;
  const chosen = people.find(({ personId, mayChange }) => mayChange && personId === chosenId);
  const leave = () => {
    flushSync(() => choose(null));
    if (document.activeElement === document.body) document.getElementById(getButtonId(chosenId))?.focus();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
      }}
    >
      <Panel title={<FormattedMessage {...messages.list} />}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {people.map((person) => (
            <PersonRow
              key={person.personId}
              person={person}
              isChosen={person === chosen}
              onChange={() => choose(person.personId)}
            />
          ))}
        </Box>
      </Panel>
      {(chosen ?? mayInvite) && <PersonForm key={chosen?.personId ?? 0} person={chosen ?? null} onDone={leave} />}
    </Box>
  );
};

const Lead = () => {
  const { hasOwnCarts } = useMyPeople().currentData ?? {};
  const carts = hasOwnCarts === undefined ? 'unknown' : hasOwnCarts ? 'own' : 'shared';
  return (
    <Typography sx={{ mt: 1, mb: 4, maxWidth: '65ch', color: 'text.secondary' }}>
      <FormattedMessage {...messages.lead} values={{ carts }} />
    </Typography>
  );
};

/** Who signs in for the client, and what each of them may do, as far as the services say so. */
export const PeoplePage = () => (
  <PageBody>
    <Typography variant="h1">
      <FormattedMessage {...pageTitles.people} />
    </Typography>
    <Lead />
    <Content />
  </PageBody>
);
