import { prepared } from './globalSetup';

export default () => prepared.stop?.();
