import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';

import { Icon } from './Icon';

const arrows = { ascending: 'M12 18V6M7 11l5-5 5 5', descending: 'M12 6v12M7 13l5 5 5-5' };

const headLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  // A larger hit area than the text.
  py: 1,
  my: -1,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

type SortHeaderProps = {
  href: string;
  isSorted: boolean;
  isAscending: boolean;
  label: MessageDescriptor;
  className?: string | undefined;
};

/** The head of a column that can be sorted by. */
export const SortHeader = ({ href, isSorted, isAscending, label, className }: SortHeaderProps) => {
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <Box component={Link} to={href} preventScrollReset sx={headLink}>
        <FormattedMessage {...label} />
        {isSorted && <Icon d={arrows[direction]} size={14} />}
      </Box>
    </th>
  );
};
