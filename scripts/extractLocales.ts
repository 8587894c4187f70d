import { extractTexts } from './lib/extractTexts';
import { writeTexts } from './lib/localeFiles';

const texts = extractTexts();
writeTexts('en', texts);
console.log(`locales/en.json holds the ${Object.keys(texts).length} texts of the source`);
