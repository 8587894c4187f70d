import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/Link';
import type { Brand } from '@/contracts/public';
import { contentMessages } from '../contentMessages';
import { linkTarget } from '../components/linkTarget';

const overTheCard = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
};

type BrandLinkProps = { brand: Brand; hasItems: boolean; children: ReactNode };

/** Links to the items whose text includes the brand name, or to the brand's own site if there are none. */
export const BrandLink = ({ brand: { name, url }, hasItems, children }: BrandLinkProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  if (hasItems) {
    return (
      <Box component={Link} to={paths.catalogue.href({ lang }, { [searchParam]: name })} sx={overTheCard}>
        {children}
      </Box>
    );
  }
  const site = linkTarget(url, lang);
  if (site?.kind !== 'outside') return children;
  return (
    <Box
      component="a"
      href={site.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(contentMessages.brandSite, { name })}
      sx={overTheCard}
    >
      {children}
    </Box>
  );
};
