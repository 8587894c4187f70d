import { useIntl } from 'react-intl';
import { placeMessages } from '../placeMessages';

/** Bad lists have categories without a name; items are filed under them all the same. */
export const useCategoryName = () => {
  const { formatMessage } = useIntl();
  return ({ name }: { name: string }): string => name || formatMessage(placeMessages.nameless);
};
