/** What `holdout tables` can do, each with how it is asked for. */
import { pageAddress } from '@holdout/protocol';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { backUp } from '../admin/backups.ts';
import { makeHostLink, setClosed, type Desk } from '../admin/deeds.ts';
import { erasePerson, exportPerson, findPerson, personIn } from '../admin/person.ts';
import { restore } from '../storage/copy.ts';
import { GALLERY_ACTS } from './gallery-acts.ts';

export interface TableAct {
  /** How it is asked for, and what it does. */
  readonly usage: string;
  /** So many words it needs. */
  readonly needs: number;
  /** Gives the exit code. */
  run(desk: Desk, ...words: string[]): Promise<number>;
}

const UNKNOWN = 'There is no such table.';

/** Fails in plain words where there is no such table. */
function known<T>(said: T | undefined | false): T {
  if (said === undefined || said === false) throw new Error(UNKNOWN);
  return said;
}

export const TABLE_ACTS: { readonly [name: string]: TableAct } = {
  ...GALLERY_ACTS,
  list: {
    usage: 'list [number]                    the tables, the last played first',
    needs: 0,
    async run({ storage }, most = '20') {
      for (const { id, title, head, changed } of await storage.list(Number(most)))
        console.log(`${id}  ${new Date(changed).toISOString()}  ${String(head).padStart(5)}  ${title}`);
      console.log(`${await storage.count()} tables`);
      return 0;
    },
  },
  close: {
    usage: 'close <id>                       nobody plays on; it may be looked at, and its file taken',
    needs: 1,
    async run(desk, id) {
      known(await setClosed(desk, id, true));
      console.log(`${id} is closed`);
      return 0;
    },
  },
  open: {
    usage: 'open <id>                        opens a closed one again',
    needs: 1,
    async run(desk, id) {
      known(await setClosed(desk, id, false));
      console.log(`${id} is open`);
      return 0;
    },
  },
  host: {
    usage: 'host <id>                        a new link for the host; the old one is worth nothing any more',
    needs: 1,
    async run(desk, id) {
      const { secret } = known(await makeHostLink(desk, id));
      console.log(`Give this to the host, behind the address of the server: ${pageAddress(id)}#${secret}`);
      return 0;
    },
  },
  forget: {
    usage: 'forget <id>                      removes a table with all that belongs to it',
    needs: 1,
    async run({ storage }, id) {
      known(await storage.forget(id));
      console.log(`${id} is forgotten`);
      return 0;
    },
  },
  find: {
    usage: 'find <name>                      tables and chairs where somebody used that name',
    needs: 1,
    async run({ storage }, name) {
      for (const { table, as } of await findPerson(storage, name)) console.log(`${table}  ${as.join(' ')}`);
      return 0;
    },
  },
  export: {
    usage: 'export <id> <chair or name>      all that one person wrote there, as JSON; a name is of a guest',
    needs: 2,
    async run({ storage }, id, who) {
      console.log(JSON.stringify(known(await exportPerson(storage, id, personIn(who))), null, 2));
      return 0;
    },
  },
  erase: {
    usage: 'erase <id> <chair or name>       takes name, chat and browsers of one person out of it for good',
    needs: 2,
    async run(desk, id, who) {
      console.log(`${known(await erasePerson(desk, id, personIn(who)))} entries changed`);
      return 0;
    },
  },
  backup: {
    usage: 'backup <new file>                a copy of all tables',
    needs: 1,
    async run({ storage }, file) {
      await backUp(storage, file);
      console.log(`${await storage.count()} tables in ${file}`);
      return 0;
    },
  },
  restore: {
    usage: 'restore <file>                   brings them back',
    needs: 1,
    async run({ storage }, file) {
      const copy = createInterface({ input: createReadStream(file) });
      const { brought, known: there, different } = await restore(storage, copy);
      console.log(`${brought} tables brought back, ${there} were there already`);
      for (const id of different) console.log(`${id} has another past here and was left as it is`);
      return different.length > 0 ? 1 : 0;
    },
  },
  check: {
    usage: 'check                            reads all there is and says what is damaged',
    needs: 0,
    async run({ storage }) {
      const faults = await storage.inspect();
      console.log(faults.length === 0 ? 'Everything is whole.' : faults.join('\n'));
      return faults.length > 0 ? 1 : 0;
    },
  },
};

export const USAGE = Object.values(TABLE_ACTS)
  .map(({ usage }) => `tables ${usage}`)
  .join('\n');
