import { engines } from '../support/testDatabase';
import { describeKills } from './describeKills';

if (engines.includes('postgres')) describeKills('postgres');
else it('needs a PostgreSQL', () => expect(engines).toEqual(['sqlite']));
