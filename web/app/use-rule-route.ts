/** The address of a clause, among the rules of the edition that the page is about. */
import { useContext } from 'react';
import { EditionScope } from '../editions/scope.ts';
import { formatRoute } from './route.ts';

export function useRuleRoute(): (clause: string) => string {
  const edition = useContext(EditionScope);
  return (clause) => formatRoute({ screen: 'rules', edition, clause });
}
