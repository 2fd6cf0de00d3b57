"""Sits down at a table, plays a whole match against three bots, and keeps the record.

    fondaco serve &                       # in another terminal
    python3 examples/play.py match.jsonl  # needs nothing but Python
    fondaco verify match.jsonl
"""
import json, os, random, sys, urllib.request
from http.cookiejar import CookieJar

house = os.environ.get("FONDACO", "http://127.0.0.1:8080")
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house + path, data, {"Content-Type": "application/json"})
    return browser.open(request).read()

ask("/api/me", {"name": "Script"})
bots = [{"bot": "greedy"}, {"bot": "random"}, {"bot": "random"}]
table = json.loads(ask("/api/tables", {"game": "speicherstadt", "seats": ["me", *bots], "start": True}))["table"]
state = json.loads(ask(f"/api/tables/{table}"))
while "end" not in state:
    if 0 in state.get("must", []):
        decision = random.choice(state["prompt"]["decisions"])
        ask(f"/api/tables/{table}/commands", {"decide": {"seat": 0, "ask": state["prompt"]["ask"], "run": [decision]}})
    for message in json.loads(ask(f"/api/tables/{table}/messages?wait=20&since={state['n']}")):
        state = message

record = ask(f"/api/tables/{table}/record")
open(sys.argv[1], "wb").write(record)
print("points", state["end"]["scores"], "places", state["end"]["ranks"])
