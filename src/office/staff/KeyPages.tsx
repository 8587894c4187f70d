import Block from '@mui/icons-material/Block';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  CheckboxGroupInput,
  Create,
  DataTable,
  DateField,
  FunctionField,
  List,
  maxLength,
  required,
  SimpleForm,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';

import { type ApiKey, type CreatedApiKey, officeOperations } from '@/contracts/office';

import { MomentField, StateChip } from '../shared/fields';
import { AmountInput } from '../shared/inputs';
import { OperationButton } from '../shared/OperationButton';

const Column = DataTable.Col<ApiKey>;

const colors = { active: 'success' } as const;

/** Whatever has an operation; software never decides who may enter the office. */
const scopes = [...new Set(Object.values(officeOperations).map(({ scope }) => scope))]
  .filter((scope) => scope !== null)
  .filter((scope) => scope !== 'any' && scope !== 'staff:write')
  .toSorted();

/** The operations on items, categories and prices have one scope; the others are named like what they are about. */
const useNameScope = () => {
  const translate = useTranslate();
  return (scope: string) => {
    const [area, access] = scope.split(':');
    const name = area === 'catalogue' ? 'office.scope.catalogue' : `resources.${area}.name`;
    return translate(`office.scope.${access}`, { what: translate(name, { smart_count: 2 }) });
  };
};

const ScopesField = (_: { source: string }) => {
  const nameScope = useNameScope();
  return <FunctionField<ApiKey & { id: number }> render={({ scopes: own }) => own.map(nameScope).join('; ')} />;
};

const RevokeButton = () => {
  const translate = useTranslate();
  const key = useRecordContext<ApiKey & { id: number }>();
  if (!key) return null;
  return (
    <OperationButton
      operation="revokeKey"
      label="office.key.revoke"
      icon={<Block />}
      color="error"
      isHidden={key.state !== 'active'}
      toInput={() => ({ path: { keyId: key.keyId } })}
      done="office.key.revokeDone"
    >
      {translate('office.key.revokeAsk', { name: key.name })}
    </OperationButton>
  );
};

export const KeyList = () => (
  <List pagination={false} perPage={1000}>
    <DataTable>
      <Column source="name" disableSort />
      <Column source="scopes" disableSort field={ScopesField} />
      <Column source="state" disableSort>
        <StateChip source="state" prefix="office.key" colors={colors} />
      </Column>
      <Column source="expires" disableSort field={DateField} />
      <Column source="lastUsed" disableSort field={MomentField} />
      <Column source="createdBy" disableSort />
      <DataTable.Col label="office.actions">
        <RevokeButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const SecretDialog = ({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) => {
  const notify = useNotify();
  const translate = useTranslate();
  const copy = async () => {
    await navigator.clipboard.writeText(created.secret);
    notify('office.key.copied');
  };
  return (
    <Dialog open aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{created.name}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('office.key.once')}
        </Alert>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {created.secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button label="office.key.copy" onClick={() => void copy()}>
          <ContentCopy />
        </Button>
        <Button label="ra.action.close" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
};

export const KeyCreate = () => {
  const nameScope = useNameScope();
  const redirect = useRedirect();
  const [created, setCreated] = useState<CreatedApiKey>();
  return (
    <>
      <Create mutationOptions={{ onSuccess: (key: unknown) => setCreated(key as CreatedApiKey) }}>
        <SimpleForm defaultValues={{ days: 90 }}>
          <TextInput source="name" validate={[required(), maxLength(100)]} />
          <CheckboxGroupInput
            source="scopes"
            choices={scopes.map((id) => ({ id, name: nameScope(id) }))}
            translateChoice={false}
            validate={required()}
          />
          <AmountInput source="days" min={1} max={730} validate={required()} />
        </SimpleForm>
      </Create>
      {created && <SecretDialog created={created} onClose={() => redirect('list', 'keys')} />}
    </>
  );
};
