import EmailIcon from '@mui/icons-material/Email';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  Edit,
  email,
  List,
  maxLength,
  required,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  useGetIdentity,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { StaffMember } from '@/contracts/office';

import { languageChoices, RecordLink, StateChip, toChoices } from '../shared/fields';
import { OperationButton } from '../shared/OperationButton';

const Column = DataTable.Col<StaffMember>;

const roleChoices = toChoices('office.role', ['owner', 'sales', 'catalogue', 'reader']);
const colors = { invited: 'info', active: 'success' } as const;

export const StaffList = () => (
  <List pagination={false} perPage={1000}>
    <DataTable>
      <Column source="name" disableSort field={RecordLink} />
      <Column source="email" disableSort />
      <Column source="role" disableSort>
        <SelectField source="role" choices={roleChoices} />
      </Column>
      <Column source="state" disableSort>
        <StateChip source="state" prefix="office.staff" colors={colors} />
      </Column>
      <Column source="hasSecondFactor" disableSort field={BooleanField} />
    </DataTable>
  </List>
);

export const StaffCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="email" type="email" validate={[required(), email(), maxLength(200)]} />
      <TextInput source="name" validate={[required(), maxLength(100)]} />
      <SelectInput source="role" choices={roleChoices} validate={required()} />
      <SelectInput source="language" choices={languageChoices} translateChoice={false} />
    </SimpleForm>
  </Create>
);

const Actions = () => {
  const translate = useTranslate();
  const member = useRecordContext<StaffMember & { id: string }>();
  const { identity } = useGetIdentity();
  if (!member) return <TopToolbar />;
  const { email: address, name, isDisabled, hasSecondFactor } = member;
  const path = { email: address };
  return (
    <TopToolbar>
      <OperationButton
        operation="resetSecondFactor"
        label="office.staff.reset"
        icon={<PhonelinkErase />}
        isHidden={!hasSecondFactor || address === identity?.id}
        toInput={() => ({ path })}
        done="office.saved"
      >
        {translate('office.staff.resetText', { name })}
      </OperationButton>
      <OperationButton
        operation="inviteStaff"
        label="office.staff.invite"
        icon={<EmailIcon />}
        isHidden={isDisabled}
        toInput={() => ({ path })}
        done="office.staff.inviteSent"
      />
    </TopToolbar>
  );
};

export const StaffEdit = () => (
  <Edit actions={<Actions />}>
    <SimpleForm>
      <TextField source="name" />
      <TextField source="email" />
      <SelectInput source="role" choices={roleChoices} validate={required()} />
      <BooleanInput source="isDisabled" />
    </SimpleForm>
  </Edit>
);
