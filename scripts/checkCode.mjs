import { ESLint } from 'eslint';
import ts from 'typescript';

// Checks types and lints in one typed program. `--only FILES` lints just these; types are always checked in every file.
const [only, ...files] = process.argv.slice(2);

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, host);
if (!config) throw new Error('tsconfig.json cannot be read');

// Reads the results of the previous run from .cache, so that only what a change affects is checked again.
const builder = ts.createIncrementalProgram({
  rootNames: config.fileNames,
  options: config.options,
  projectReferences: config.projectReferences,
  configFileParsingDiagnostics: config.errors,
});
const diagnostics = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
builder.emit();
const paths = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
if (diagnostics.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, paths));

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { programs: [builder.getProgram()], projectService: false } },
  },
  warnIgnored: false,
});
const results = await eslint.lintFiles(only === '--only' ? files : ['.']);
const formatter = await eslint.loadFormatter();
const report = await formatter.format(results);
if (report) console.error(report);
const isClean =
  diagnostics.length === 0 && results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = isClean ? 0 : 1;
