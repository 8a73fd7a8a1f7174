"""Plays Holdout as the greedy player does, but finds out by tries whose turn should come next.

    python3 docs/env-example.py "npm run -s holdout --" 02 my-seed

The first argument starts the command line, then mission and seed; docs/ENV.md tells what the lines mean.
"""

import json
import shlex
import subprocess
import sys

COMMAND, MISSION, SEED = sys.argv[1:4]
TRIES, STEPS = 3, 30


class Table:
    def __init__(self, command):
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(shlex.split(command) + ["env"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, do, **fields):
        self.program.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.program.stdin.flush()
        reply = json.loads(self.program.stdout.readline())
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return reply

    def usual(self, game):
        return self.ask("advise", game=game, bot="greedy")["answer"]


def worth(table, answer, seed):
    """What comes of an answer in a world that may be, if the greedy player goes on from there."""
    table.ask("sample", to="try", seed=seed)
    now = table.ask("answer", game="try", answer=answer)
    for _ in range(STEPS):
        if now["done"]:
            break
        now = table.ask("answer", game="try", answer=table.usual("try"))
    return now["reward"] + now["progress"]


def choose(table, decision):
    options = [option["id"] for option in decision["options"]]
    if decision["prompt"] != "activate" or len(options) == 1:
        return table.usual("game")
    return max(options, key=lambda answer: sum(worth(table, answer, f"try {n}") for n in range(TRIES)))


table = Table(COMMAND)
now = table.ask("new", mission=MISSION, heroes=4, seed=SEED)
answers = 0
while not now["done"]:
    now = table.ask("answer", answer=choose(table, now["decision"]))
    answers += 1
print(f"{now['result']} in round {now['observation']['round']} after {answers} answers")
