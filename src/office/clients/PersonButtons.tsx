import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';
import { email, required, SelectInput, TextInput } from 'react-admin';

import type { ClientPerson, NewPerson } from '@/contracts/office';

import { callOffice } from '../data/callOffice';
import { toChoices } from '../shared/fields';
import { AmountInput } from '../shared/inputs';
import { OperationButton } from '../shared/OperationButton';

const roleChoices = toChoices('office.personRole', ['buyer', 'approver']);

const Fields = () => (
  <>
    <TextInput source="name" label="resources.people.fields.name" validate={required()} />
    <SelectInput source="role" label="resources.people.fields.role" choices={roleChoices} validate={required()} />
    <AmountInput
      source="limit"
      label="resources.people.fields.limit"
      helperText="office.limitHelp"
      min={0}
      step={0.01}
    />
  </>
);

export const AddPersonButton = ({ clientId }: { clientId: number }) => (
  <OperationButton<'addPerson', NewPerson>
    operation="addPerson"
    label="office.addPerson"
    submitLabel="ra.action.save"
    icon={<PersonAdd />}
    defaultValues={{ role: 'buyer', limit: null }}
    toInput={(body) => ({ path: { clientId }, body })}
    done="office.personAdded"
  >
    <TextInput source="email" label="resources.people.fields.email" type="email" validate={[required(), email()]} />
    <Fields />
  </OperationButton>
);

export const ChangePersonButton = ({ clientId, person }: { clientId: number; person: ClientPerson }) => {
  const { personId, version, name, role, limit } = person;
  const read = async () => {
    const { data } = await callOffice('listPeople', { path: { clientId } });
    return data.find((each) => each.personId === personId) ?? {};
  };
  return (
    <OperationButton<'updatePerson', Pick<ClientPerson, 'name' | 'role' | 'limit'>>
      operation="updatePerson"
      label="ra.action.edit"
      title="office.changePerson"
      submitLabel="ra.action.save"
      icon={<Edit />}
      defaultValues={{ name, role, limit }}
      toInput={(values) => ({ path: { personId }, body: { version, ...values } })}
      record={{ resource: 'people', before: person, read }}
      done="office.saved"
    >
      <Fields />
    </OperationButton>
  );
};
