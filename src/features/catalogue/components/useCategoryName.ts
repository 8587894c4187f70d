import { useIntl } from 'react-intl';
import { placeMessages } from '../placeMessages';

/** Malformed lists contain categories without a name that still have items. */
export const useCategoryName = () => {
  const { formatMessage } = useIntl();
  return ({ name }: { name: string }): string => name || formatMessage(placeMessages.nameless);
};
