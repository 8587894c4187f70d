import type { ComponentProps } from 'react';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

/** The element of each checkbox. React-admin names that of every row "Select this row". */
export const CheckboxElement = ({ 'aria-label': label, ...props }: ComponentProps<'input'>) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const getName = useGetRecordRepresentation(useResourceContext());
  const name = record && label === translate('ra.action.select_row') ? getName(record) : undefined;
  return <input {...props} aria-label={typeof name === 'string' ? translate('office.selectRow', { name }) : label} />;
};
