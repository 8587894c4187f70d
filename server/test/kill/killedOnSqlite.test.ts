import { describeKills } from './describeKills';

describeKills('sqlite');
