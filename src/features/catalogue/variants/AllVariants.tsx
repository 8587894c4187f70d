import { FormattedMessage } from 'react-intl';

import { Button } from '@/shared/ui/Button';

import { catalogueMessages as messages } from '../catalogueMessages';
import type { useFamily } from './useFamily';

type AllVariantsProps = Pick<ReturnType<typeof useFamily>, 'all' | 'matching' | 'showsAll' | 'toggleAll'>;

/** In a list that only some of the variants match: shows the others, too. */
export const AllVariants = ({ all, matching, showsAll, toggleAll }: AllVariantsProps) =>
  matching.length < all.length && (
    <Button type="button" tone="quiet" onClick={toggleAll} sx={{ color: 'primary.main' }}>
      {showsAll ? (
        <FormattedMessage {...messages.matchingVariants} values={{ count: matching.length }} />
      ) : (
        <FormattedMessage {...messages.allVariants} values={{ count: all.length }} />
      )}
    </Button>
  );
