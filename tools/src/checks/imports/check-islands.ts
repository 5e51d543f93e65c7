import { findHooksOutsideIslands } from "./island-rules.ts";
import { reportProblems } from "../texts/report-problems.ts";
import { repositoryRoot } from "../../repository.ts";

reportProblems(findHooksOutsideIslands(repositoryRoot));
