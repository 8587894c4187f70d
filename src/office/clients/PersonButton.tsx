import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';
import { useState } from 'react';
import { email, NumberInput, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';

import type { ClientPerson, NewPerson } from '@/contracts/office';

import { callOffice } from '../data/callOffice';
import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from '../orders/FormDialog';

const roleChoices = ['buyer', 'approver'].map((id) => ({ id, name: `office.personRole.${id}` }));

type Props = { clientId: number; person?: ClientPerson | undefined };

const PersonDialog = ({ clientId, person: current, onClose }: Props & { onClose: () => void }) => {
  // As the form was opened, even if the list is renewed meanwhile.
  const [person] = useState(current);
  const translate = useTranslate();
  const notify = useNotify();
  const finish = (text: string) => {
    notify(text);
    onClose();
  };
  const adding = useOperation('addPerson', () => finish('office.personAdded'));
  const readPerson = async () => {
    const { data } = await callOffice('listPeople', { path: { clientId } });
    return data.find(({ personId }) => personId === person?.personId) ?? {};
  };
  const changing = useOperation('updatePerson', () => finish('office.saved'), {
    resource: 'people',
    before: person ?? {},
    read: readPerson,
  });
  const save = ({ limit = null, role = 'buyer', ...texts }: NewPerson) => {
    if (!person) return adding.mutate({ path: { clientId }, body: { ...texts, role, limit } });
    const { personId, version } = person;
    return changing.mutate({ path: { personId }, body: { version, name: texts.name, role, limit } });
  };
  const { name, role = 'buyer', limit = null } = person ?? {};
  return (
    <FormDialog<NewPerson>
      title={translate(person ? 'office.changePerson' : 'office.addPerson')}
      submitLabel="ra.action.save"
      icon={person ? <Edit /> : <PersonAdd />}
      isPending={adding.isPending || changing.isPending}
      defaultValues={{ ...(name !== undefined && { name }), role, limit }}
      onSubmit={save}
      onClose={onClose}
    >
      {!person && (
        <TextInput source="email" label="resources.people.fields.email" type="email" validate={[required(), email()]} />
      )}
      <TextInput source="name" label="resources.people.fields.name" validate={required()} />
      <SelectInput source="role" label="resources.people.fields.role" choices={roleChoices} validate={required()} />
      <NumberInput
        source="limit"
        label="resources.people.fields.limit"
        helperText="office.limitHelp"
        min={0}
        step={0.01}
      />
    </FormDialog>
  );
};

/** Adds a person to the client, or changes this one. */
export const PersonButton = ({ clientId, person }: Props) => (
  <DialogButton
    operation={person ? 'updatePerson' : 'addPerson'}
    label={person ? 'ra.action.edit' : 'office.addPerson'}
    icon={person ? <Edit /> : <PersonAdd />}
  >
    {(close) => <PersonDialog clientId={clientId} person={person} onClose={close} />}
  </DialogButton>
);
