import Box from '@mui/material/Box';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { ClientRecordPage, RecordColumns, RecordRow } from '@/api/ClientRecordPage';
import { useMyPeople } from '@/api/clientRecordsApi';
import { usePrice } from '@/shared/i18n/money';
import { pageTitles } from '@/shared/routing/pageTitles';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import type { People, Person } from '@/contracts/inventory';

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
    <RecordRow isCurrent={isChosen}>
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
            {formatMessage(messages.edit)}
          </Button>
        )}
      </Box>
    </RecordRow>
  );
};

const PeopleList = ({ people, mayInvite }: People) => {
  const [chosenId, choose] = useScreenState<number | null>('people/chosen', null);
  const chosen = people.find(({ personId, mayChange }) => mayChange && personId === chosenId);
  const leave = () => {
    flushSync(() => choose(null));
    if (document.activeElement === document.body) document.getElementById(getButtonId(chosenId))?.focus();
  };
  return (
    <RecordColumns>
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
    </RecordColumns>
  );
};

/** Who signs in for the client, and what each of them may do, as far as the services say so. */
export const PeoplePage = () => {
  const query = useMyPeople({ isRead: true });
  const { hasOwnCarts } = query.currentData ?? {};
  const carts = hasOwnCarts === undefined ? 'unknown' : hasOwnCarts ? 'own' : 'shared';
  return (
    <ClientRecordPage
      title={pageTitles.people}
      lead={<FormattedMessage {...messages.lead} values={{ carts }} />}
      query={query}
      failed={messages.failed}
    >
      {(people) => <PeopleList {...people} />}
    </ClientRecordPage>
  );
};
