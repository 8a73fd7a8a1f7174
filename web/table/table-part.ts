/** What every part of the table screen is given. */
import type { Company } from './company.ts';
import type { Commands } from './use-commands.ts';
import type { TableUi } from './use-table-ui.ts';

export interface TablePart {
  readonly ui: TableUi;
  readonly commands: Commands;
  readonly company: Company;
}
