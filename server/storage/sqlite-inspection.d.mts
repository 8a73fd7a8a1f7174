import type Database from 'libsql';
export function faultsIn(db: Database.Database): readonly string[];
