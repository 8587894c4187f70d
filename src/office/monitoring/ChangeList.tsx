import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { IconButton, TableCell } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayField,
  DataTable,
  DataTableConfigContext,
  DataTableHead,
  DateInput,
  List,
  SearchInput,
  SelectField,
  SelectInput,
  TextInput,
  useDataTableConfigContext,
  useDataTableDataContext,
  useExpandAll,
  useTranslate,
} from 'react-admin';

import { type Change, officeOperations } from '@/contracts/office';

import { columns, MomentField, toChoices } from '../shared/fields';

const Column = DataTable.Col<Change>;

const channelChoices = toChoices('office.channel', ['office', 'key', 'command']);

const unrecorded = ['signIn', 'signOut', 'startSecondFactor', 'checkOrder', 'previewImport'];

export const operationChoices = toChoices(
  'office.operation',
  Object.entries(officeOperations).flatMap(([name, { method }]) =>
    method === 'GET' || unrecorded.includes(name) ? [] : [name],
  ),
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="by" source="by" />,
  <SelectInput key="channel" source="channel" choices={channelChoices} />,
  <SelectInput key="operation" source="operation" choices={operationChoices} />,
  <DateInput key="since" source="since" />,
  <DateInput key="until" source="until" />,
];

const ChangedFields = () => (
  <ArrayField source="fields">
    <DataTable bulkActionButtons={false} rowClick={false}>
      {columns(['field', 'before', 'after'])}
    </DataTable>
  </ArrayField>
);

/** React-admin's own button is for the mouse alone, in a heading without a text. */
const ExpandAll = () => {
  const translate = useTranslate();
  const [isExpanded, toggle] = useExpandAll(
    'changes',
    (useDataTableDataContext() ?? []).map(({ id }) => id as string),
  );
  return (
    <TableCell padding="none">
      <IconButton
        size="small"
        aria-label={translate('office.changedFields')}
        aria-expanded={isExpanded}
        onClick={toggle}
      >
        {isExpanded ? <ExpandLess /> : <ExpandMore />}
      </IconButton>
    </TableCell>
  );
};

const Head = ({ children }: { children?: ReactNode }) => (
  <DataTableConfigContext value={{ ...useDataTableConfigContext(), expand: undefined }}>
    <DataTableHead>
      <ExpandAll />
      {children}
    </DataTableHead>
  </DataTableConfigContext>
);

export const ChangeList = () => (
  <List filters={filters}>
    <DataTable rowClick="expand" expand={<ChangedFields />} head={Head}>
      <Column source="date" disableSort field={MomentField} />
      <Column source="by" disableSort />
      <Column source="channel" disableSort>
        <SelectField source="channel" choices={channelChoices} />
      </Column>
      <Column source="operation" disableSort>
        <SelectField source="operation" choices={operationChoices} />
      </Column>
      {columns(['subject'])}
    </DataTable>
  </List>
);
